export { SupportWatch } from './web/support/support-watch.tsx'
