export {
  askTicket,
  candidateOfTicket,
  followedApplication,
  keepInPoolByLink,
  takeApplication,
  takeCandidatePieces,
  withdrawByLink,
} from './server/take-application.ts'
