import type { AnswerOf, Call } from '#kernel/shared/call.ts'
import { language } from './texts.ts'

type Problem = { field: string; message: string }

/** What the server would not do, in the words of the visitor's language. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly fields: readonly Problem[]
  constructor(status: number, body: { code?: string; message?: string; fields?: readonly Problem[] }) {
    super(body.message ?? '')
    this.status = status
    this.code = body.code ?? ''
    this.fields = body.fields ?? []
  }
}

type Input = Readonly<Record<string, unknown>>

/** Asks a declared call. @throws Refused, or TypeError where the line is down */
export async function ask<C extends Call>(call: C, input: Input): Promise<AnswerOf<C>> {
  const { path, rest } = filled(call.path, input)
  if (call.method !== 'GET') return answered(await fetch(path, posting(JSON.stringify(rest), 'application/json')))
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return answered(await fetch(query.size > 0 ? `${path}?${query}` : path, { headers: spoken() }))
}

/** The same with files, as a form. */
export async function askWithFiles<C extends Call>(
  call: C,
  input: Input,
  files: Readonly<Record<string, readonly File[]>>,
): Promise<AnswerOf<C>> {
  const { path, rest } = filled(call.path, input)
  const form = new FormData()
  for (const [name, value] of Object.entries(rest))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const [name, given] of Object.entries(files)) for (const file of given) form.append(name, file)
  return answered(await fetch(path, posting(form)))
}

const spoken = () => ({ 'accept-language': language() })

const posting = (body: string | FormData, type?: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { ...spoken(), ...(type && { 'content-type': type }) },
})

function filled(path: string, input: Input) {
  const rest: Record<string, unknown> = { ...input }
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: `/api/${address}`, rest }
}

async function answered<Answer>(response: Response): Promise<Answer> {
  const text = await response.text()
  const body = text ? JSON.parse(text) : undefined
  if (!response.ok) throw new Refused(response.status, body ?? {})
  return body as Answer
}
