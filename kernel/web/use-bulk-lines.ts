import { useState } from 'react'
import type { z } from 'zod'
import type { BulkLine } from '#kernel/shared/bulk-line.ts'
import type { Call, SentTo, StreamAnswer } from '#kernel/shared/call.ts'
import { streamCall } from './stream-call.ts'

type BulkCall = Call & { answer: StreamAnswer<z.core.$ZodType<BulkLine>> }

/** What became of each of many, line by line as it comes; null until something is sent. */
export function useBulkLines() {
  const [lines, setLines] = useState<readonly BulkLine[] | null>(null)
  const send = async <C extends BulkCall>(call: C, input: SentTo<C>) => {
    setLines([])
    await streamCall(call, input, line => setLines(known => [...(known ?? []), line as BulkLine]))
  }
  return { lines, send }
}
