export {
  askTicket,
  candidateOfTicket,
  digestOf,
  followedApplication,
  keepInPoolByLink,
  takeApplication,
  takeCandidatePieces,
  withdrawByLink,
} from './server/take-application.ts'
