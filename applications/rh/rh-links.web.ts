export { askedFilesWeb } from './hiring-files/asked-files.web.ts'
export { recallWeb } from './recall/recall.web.ts'
export { sentPiecesWeb } from './document-requests/document-requests.web.ts'
