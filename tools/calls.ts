import { accessInWords } from '#kernel/server/openapi.ts'
import { voiceOf } from '#kernel/server/road.ts'
import { declaredCalls } from '#main/calls.ts'

const calls = declaredCalls
  .flatMap(feature => Object.entries(feature))
  .map(([name, call]) => ({
    method: call.method,
    path: `/api/${call.path}`,
    name,
    access: accessInWords(call),
    voice: voiceOf(call),
    ...(call.outside && { outside: true }),
    ...(call.duringMaintenance && { duringMaintenance: true }),
    ...(call.files && { files: Object.keys(call.files) }),
  }))
  .sort((one, other) => one.path.localeCompare(other.path))

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(calls, null, 1))
} else {
  for (const { method, path, name, access } of calls) {
    console.log(`${method.padEnd(6)} ${path.padEnd(88)} ${name.padEnd(32)} ${access}`)
  }
  console.log(`\n${calls.length} calls, ${calls.filter(({ access }) => access.startsWith('open')).length} open`)
}
