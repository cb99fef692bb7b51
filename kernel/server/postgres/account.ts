import { readFile } from 'node:fs/promises'
import { StartFailure } from '../start-failure.ts'

/** The account that PostgreSQL runs as; undefined for the one that runs Sillon. */
export type Account = { uid: number; gid: number } | undefined

export const isRoot = () => process.getuid?.() === 0

/** PostgreSQL refuses to run as root: `postgres` stands in, else `nobody`, since initdb wants a uid with a name. */
export async function accountForPostgres(): Promise<Account> {
  if (!isRoot()) return undefined
  if (process.platform !== 'linux')
    throw new StartFailure('PostgreSQL refuse de tourner en root : relancez Sillon avec votre compte, sans sudo.')
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  const found = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (found) return { uid: Number(found[2]), gid: Number(found[3]) }
  throw new StartFailure(
    'PostgreSQL refuse de tourner en root et la machine n’a ni compte « postgres » ni compte « nobody » : créez l’un des deux (useradd --system postgres), puis relancez.',
  )
}
