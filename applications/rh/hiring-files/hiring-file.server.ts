/** What the room of applications opens and reads hiring files by. */
export { linkOfHiringFile } from './server/letters.ts'
export { closeHiringFile, hiringFileOf, openHiringFile } from './server/open-hiring-file.ts'
