export { OptionRows as MultiFields } from '../../edit/option-rows';
