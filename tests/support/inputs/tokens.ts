import { fresh, type InputsOf } from './input';

export const tokensInputs: InputsOf<'tokens'> = {
  consume: () => ({ amount: 1, action: 'story-dice' }),
  validatePurchase: () => ({ packageId: 'small' }),
  processPurchase: () => ({ packageId: 'small', stripePaymentId: fresh('mock') }),
  usageStats: () => ({}),
};
