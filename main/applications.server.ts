import type { Answers } from '#kernel/server/answers.ts'
import { rhServer } from '#rh/rh.server.ts'

type ApplicationServer = { features: readonly Answers[] }

/** What each application brings to the server. */
export const applicationsServer: readonly ApplicationServer[] = [rhServer]
