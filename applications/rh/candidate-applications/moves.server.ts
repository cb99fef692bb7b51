/** What rooms above move applications by. */
export { moveApplication, noteEvent, requireMove } from './server/move-application.ts'
export { applicationScopeOf, applicationToChange, type ApplicationScope } from './server/application-scope.ts'
