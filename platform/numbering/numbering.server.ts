export { nextNumber, numberRange } from './server/next-number.ts'
