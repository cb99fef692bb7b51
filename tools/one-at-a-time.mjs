import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './project.mjs'

/** Two starts at once in one folder must not install or build over each other: the second waits, then looks again. */
export async function oneAtATime(work, start) {
  const lock = join(root, '.cache', `${work}.lock`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  while (!takes(lock)) {
    console.log(`Un autre démarrage s’en charge (${work}) : attente…`)
    while (isHeld(lock)) await wait(200)
  }
  try {
    return await start()
  } finally {
    rmSync(lock, { force: true })
  }
}

function takes(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** A killed holder leaves its file behind. */
function isHeld(lock) {
  if (!existsSync(lock)) return false
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (error) {
    if (error.code === 'ESRCH') rmSync(lock, { force: true })
    return error.code === 'EPERM'
  }
}
