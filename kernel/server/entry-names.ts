import { partsOfFileName } from '#kernel/shared/file-name.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

const longest = 100

/** Signs of paths and of commands, which no system takes in a name. */
const unsafe = /[<>:"/\\|?*]/g
/** Names of devices, with or without an extension (Windows). */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i

/** Gives each file of a zip a name that every system takes and that no other has; the letters of a language stay. */
export function entryNames() {
  const taken = new Set<string>()
  return (wished: string, folders: readonly string[] = []): string => {
    const { stem, ending } = safe(wished)
    const folder = folders.map(name => `${nameOf(safe(name))}/`).join('')
    for (let copy = 1; ; copy += 1) {
      const name = `${folder}${stem}${copy === 1 ? '' : ` (${copy})`}${ending}`
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  }
}

type Parts = { stem: string; ending: string }

const nameOf = ({ stem, ending }: Parts) => `${stem}${ending}`

/** Without folders, dots at its ends or anything that a system refuses; with a dash before what would be none, or a device. */
function safe(wished: string): Parts {
  const name = asOneLine(wished.replace(unsafe, ' ')).normalize('NFC').toWellFormed().replace(/\s+/g, ' ')
  const { stem, ending } = partsOfFileName(name.replace(/^[\s.]+|[\s.]+$/g, ''), longest)
  const bare = { stem: stem.replace(/[\s.]+$/, ''), ending }
  return nameOf(bare) === '' || device.test(nameOf(bare)) ? { ...bare, stem: `-${bare.stem}` } : bare
}
