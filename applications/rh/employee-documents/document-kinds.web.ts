/** The kinds of papers among the reference data. */
export { DocumentKinds } from './web/kinds/document-kinds.tsx'
