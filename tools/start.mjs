import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { requireFrontEnd } from './front-end.mjs'
import { installToRun, runsOnPinnedNode } from './install.mjs'
import { orExplain } from './or-explain.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'

const node = await orExplain(installToRun)
process.chdir(root)
if (runsOnPinnedNode()) await startWhileBuilding()
else process.exitCode = await run(node, [...process.execArgv, fileURLToPath(import.meta.url)])

/** The database opens and is filled while the front end is built. */
async function startWhileBuilding() {
  const frontEnd = requireFrontEnd(node)
  const { startServer } = await import(pathToFileURL(join(root, 'main', 'start-server.ts')).href)
  await startServer(frontEnd)
}
