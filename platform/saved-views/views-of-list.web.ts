export { type UsualView, ViewsOfList } from './web/views-of-list.tsx'
