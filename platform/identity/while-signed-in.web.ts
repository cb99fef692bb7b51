export { WhileSignedIn } from './web/while-signed-in.tsx'
