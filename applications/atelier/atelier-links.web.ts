export { displayWeb } from './wall/wall.web.ts'
