export { standardModels } from './server/standard-models.ts'
