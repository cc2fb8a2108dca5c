export { TypedFields as GapFields } from '../../edit/typed-fields';
