import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { demoPassword } from '#main/demo/accounts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The program as people start it: its process, what it said, and where it answers once it is open. */
export type Program = { process: ChildProcess; said: string; address: string }

const programs: Program[] = []

export function requireBuiltInterface() {
  if (!existsSync(join(root, 'dist', 'web', 'index.html'))) throw new Error('the interface is not built: npm run build')
}

/** `largestFile`, in bytes: the system lets the program write none that is larger, as on a full disk. */
type Limits = { largestFile?: number }

export function launch(settings: Record<string, string>, { largestFile }: Limits = {}): Program {
  const command = [process.execPath, 'main/server.ts'] as const
  const limited = `ulimit -f ${Math.floor((largestFile ?? 0) / 512)}; exec "$@"`
  const [file, ...words] = largestFile === undefined ? command : ['sh', '-c', limited, 'sh', ...command]
  const child = spawn(file, words, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const program: Program = { process: child, said: '', address: '' }
  for (const output of [child.stdout, child.stderr]) output?.on('data', chunk => (program.said += chunk))
  programs.push(program)
  return program
}

/** Resolves once the program is open; rejects with what it said when it ends instead. */
export async function start(settings: Record<string, string>, limits?: Limits): Promise<Program> {
  const program = launch(settings, limits)
  const isOpenOrGone = () => program.process.exitCode !== null || /Sillon est ouvert : (\S+)/.exec(program.said)?.[1]
  const address = await vi.waitUntil(isOpenOrGone, { timeout: 300_000, interval: 50 })
  if (typeof address !== 'string') throw new Error(program.said)
  return Object.assign(program, { address })
}

export async function end({ process: child }: Program, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  await once(child, 'exit')
  return child.exitCode
}

/** Leaves none behind, whatever the test did. */
export async function endAll() {
  for (const program of programs) await end(program, 'SIGKILL')
}

const json = { 'content-type': 'application/json' }

export type SignedIn = Awaited<ReturnType<typeof signIn>>

/** Somebody of the demo, signed in over HTTP as another program does. */
export async function signIn({ address }: Program, mail = 'rh@val-de-loire.example') {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ mail, password: demoPassword }),
  })
  const { token, userId, connectionUid, user } = (await response.json()) as {
    token: string
    userId: string
    connectionUid: string
    user: { selectedClient: { id: string } }
  }
  const headers = { ...json, authorization: token, clientid: user.selectedClient.id }
  return {
    userId,
    connectionUid,
    clientId: user.selectedClient.id,
    get: async (path: string) => {
      const answer = await fetch(`${address}/api/${path}`, { headers })
      return { status: answer.status, body: (await answer.json()) as never }
    },
    post: async (path: string, body: object) => {
      const answer = await fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      const text = await answer.text()
      return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as never }
    },
  }
}
