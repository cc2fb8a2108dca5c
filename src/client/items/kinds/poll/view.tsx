export { mcView as pollView } from '../mc/view';
