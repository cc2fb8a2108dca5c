export { OptionRows as McFields } from '../../edit/option-rows';
