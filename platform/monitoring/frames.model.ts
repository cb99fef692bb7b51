const mostFrames = 20
const ours = /(?:^|\/)((?:kernel|platform|applications|main|simulators)\/.+|node_modules\/.+)$/
/** What the build adds to a chunk's name; the code is the same without it. */
const hash = /-[\w-]{8}(?=\.(?:js|mjs|css)$)/

type Frame = { name: string; file: string; line: string }

/** Where an error went through, innermost first: functions and files of the program, and none of its words. */
export const framesOf = (stack: string | undefined): string[] => parsed(stack).map(written)

/** The function and the file in which it happened, whatever the line and the build: the same from release to release. */
export function placeOf(stack: string | undefined): string | undefined {
  const frames = parsed(stack)
  const own = frames.find(({ file }) => !/^node:|^node_modules\//.test(file)) ?? frames[0]
  return own && written({ ...own, file: own.file.replace(hash, ''), line: '' })
}

const parsed = (stack: string | undefined) =>
  (stack ?? '')
    .slice(0, 20_000)
    .split('\n')
    .flatMap(line => frameOf(line.trim()) ?? [])
    .slice(0, mostFrames)

const written = ({ name, file, line }: Frame) => `${name || 'anonymous'} (${file}${line && `:${line}`})`

/** V8 writes `at name (file:1:2)`, Firefox and Safari `name@file:1:2`. */
function frameOf(line: string): Frame | undefined {
  const [, name = '', file = '', at = ''] =
    /^at (?:async )?(?:(.*?) \()?([^()\s]+?):(\d+:\d+)\)?$/.exec(line) ??
    /^([^@\s]*)@(\S+?):(\d+:\d+)$/.exec(line) ??
    []
  return file === '' ? undefined : { name: functionName(name), file: fileName(file), line: at }
}

const functionName = (name: string) => name.replace(/[^\w$.<>#[\] ]/g, '').slice(0, 80)

function fileName(file: string) {
  if (file.startsWith('node:')) return file.replace(/[^\w:/]/g, '')
  const path = file.replace(/^[a-z-]+:\/\/[^/]*/, '').replace(/[?#].*$/, '')
  const known = ours.exec(path)?.[1] ?? /\/(assets\/[\w.-]+)$/.exec(path)?.[1]
  return known?.replace(/[^\w./@-]/g, '').slice(-120) ?? 'page'
}
