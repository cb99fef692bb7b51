export { declareApplications } from './server/declare-applications.ts'
export { type CatalogueElement, type ElementCatalogue, openElementCatalogue } from './server/element-catalogue.ts'
