import { type Logger, pino } from 'pino'

export type Log = Logger

/** Lines of JSON on the standard output. No secret and no personal data may enter a line: ids only. */
export const makeLog = (level: string): Log =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['password', 'token', 'refreshToken', '*.password', '*.token', '*.refreshToken'], remove: true },
  })
