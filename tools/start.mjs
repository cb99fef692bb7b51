import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireFrontEnd } from './front-end.mjs'
import { install, runsOnPinnedNode } from './install.mjs'
import { orExplain } from './or-explain.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'

const server = join(root, 'main', 'server.ts')
const node = await orExplain(async () => {
  const pinned = await install()
  await requireFrontEnd(pinned)
  return pinned
})
process.chdir(root)
if (runsOnPinnedNode()) await import(pathToFileURL(server).href)
else process.exitCode = await run(node, [server])
