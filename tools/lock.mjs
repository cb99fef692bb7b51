// npm leaves out of the lock file the binaries of other platforms that the registry at hand lacks, and `npm ci` then
// refuses it everywhere. This adds them by their names, and checks that the lock names no host. Run it after adding or
// updating a package.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const hosts = Object.values(lock.packages).filter(locked => /^https?:/.test(locked.resolved ?? ''))
for (const locked of hosts) delete locked.resolved

const added = Object.entries(lock.packages).flatMap(([path, locked]) =>
  Object.entries(locked.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(path, name))
    .map(([name, version]) => [`node_modules/${name}`, platformPackage(name, version, locked.dev)]),
)
Object.assign(lock.packages, Object.fromEntries(added))
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json : ${added.length} binaire(s) ajouté(s), ${hosts.length} adresse(s) retirée(s).`)

/** A package is looked for beside the one that asks, then in each folder above. */
function isLocked(path, name) {
  if (lock.packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]) return true
  if (path === '') return false
  const above = path.lastIndexOf('/node_modules/')
  return isLocked(above === -1 ? '' : path.slice(0, above), name)
}

function platformPackage(name, version, dev) {
  const words = name.split(/[-/]/)
  const os = systems.find(system => words.includes(system))
  const cpu = processors.find(processor => words.includes(processor))
  if (!os || !cpu || !/^\d/.test(version)) throw new Error(`${name}@${version}: not a binary of one platform`)
  return { version, cpu: [cpu], ...(dev && { dev }), ...libcOf(words), optional: true, os: [os] }
}

/** Some names say `gnu` and `musl`, others `musl` alone; on 32-bit ARM the word goes on (`musleabihf`). */
function libcOf(words) {
  if (!words.includes('linux')) return {}
  return { libc: [words.some(word => word.startsWith('musl')) ? 'musl' : 'glibc'] }
}
