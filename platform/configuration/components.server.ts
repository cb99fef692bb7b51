export { componentsHeld, requireComponent } from './server/require-component.ts'
