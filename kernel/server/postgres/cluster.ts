import { createHash } from 'node:crypto'
import { chmod, chown, lchown, mkdir, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { type Account, accountForPostgres, isRoot } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { createCluster, passwordFile } from './create-cluster.ts'

export const majorVersion = '18'

/** The files of one embedded PostgreSQL, and what is needed to run a server on them. */
export type Cluster = {
  folder: string
  /** Names the server of this very folder: a copy of the folder has another one. */
  name: string
  password: string
  account: Account
  binaries: Binaries
  logFile: string
  forTests: boolean
}

/** Opens the cluster of a data folder, and makes it first where there is none. */
export async function openCluster(dataDir: string, forTests: boolean): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const folder = join(await realpath(dataDir), 'postgres')
  const binaries = await findBinaries()
  if (!(await stat(folder).catch(noSuchFile)))
    await createCluster({ folder, binaries, account: await accountForPostgres(), forTests })
  const { uid, gid, ino } = await stat(folder)
  const account = isRoot() ? await ownerOrNewOwner(folder, uid, gid) : undefined
  if (!isRoot() && uid !== process.getuid?.()) throw notOurs(folder)
  await chmod(folder, 0o700)
  await requireVersion(folder)
  return {
    folder,
    name: `sillon-${createHash('sha256').update(`${folder}\n${ino}`).digest('hex').slice(0, 24)}`,
    password: (await readFile(join(folder, passwordFile), 'utf8')).trim(),
    account,
    binaries,
    logFile: join(folder, '..', 'postgres.log'),
    forTests,
  }
}

/** A folder that an ordinary account made keeps it as owner; one that root copied belongs to root until now. */
async function ownerOrNewOwner(folder: string, uid: number, gid: number): Promise<Account> {
  if (uid !== 0) return { uid, gid }
  const account = await accountForPostgres()
  if (!account) return undefined
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) await lchown(join(entry.parentPath, entry.name), account.uid, account.gid)
  await chown(folder, account.uid, account.gid)
  return account
}

async function requireVersion(folder: string) {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (version === majorVersion) return
  throw new StartFailure(
    `Les données de ${folder} sont celles de PostgreSQL ${version}, et Sillon utilise PostgreSQL ${majorVersion} : transférez-les par une sauvegarde (pg_dumpall), ou choisissez un autre DATA_DIR.`,
  )
}

const notOurs = (folder: string) =>
  new StartFailure(
    `Le dossier ${folder} appartient à un autre compte : relancez Sillon avec ce compte, ou choisissez un autre DATA_DIR.`,
  )

function noSuchFile(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return undefined
  throw error
}
