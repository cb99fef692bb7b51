import { archiveEntries, UnsoundArchive } from '#kernel/server/archive-entries.ts'
import { UnreadableTable } from './table.ts'

const saidOf = { tooLarge: 'imports.file.unpacks-too-large', damaged: 'imports.file.damaged' }

/** Reads each entry of an archive and forgets it, before a library is let at it. @throws UnreadableTable */
export function requireSoundArchive(bytes: Buffer) {
  const entries = archiveEntries(bytes)
  try {
    while (!entries.next().done);
  } catch (error) {
    throw error instanceof UnsoundArchive ? new UnreadableTable(saidOf[error.reason]) : error
  }
}
