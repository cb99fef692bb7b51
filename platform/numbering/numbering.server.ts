export { nextNumber, nextReference, numberRange } from './server/next-number.ts'
