export { TypedFields as ErrorCorrectFields } from '../../edit/typed-fields';
