import { type Logger, pino, type SerializedError } from 'pino'

export type Log = Logger

/** Lines of JSON on the standard output. No secret and no personal data may enter a line: ids only. */
export const makeLog = (level: string): Log =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => (error instanceof Error ? toldOf(pino.stdSerializers.err(error)) : {}) },
    // Headers bear tokens: what reads forms tells those of each at the level of traces.
    redact: {
      paths: ['*.headers', 'password', 'token', 'refreshToken', '*.password', '*.token', '*.refreshToken'],
      remove: true,
    },
  })

/** What helps to find an error. The database tells the row that it refused beside it, a mail server the addresses. */
const told = ['type', 'message', 'stack', 'code', 'table', 'column', 'constraint'] as const

const toldOf = (error: SerializedError): Record<string, unknown> => ({
  ...Object.fromEntries(told.flatMap(name => (error[name] === undefined ? [] : [[name, error[name]]]))),
  ...(error.aggregateErrors ? { aggregateErrors: error.aggregateErrors.map(toldOf) } : {}),
})
