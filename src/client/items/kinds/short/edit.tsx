export { TypedFields as ShortFields } from '../../edit/typed-fields';
