import type { Folder } from '../../document.model.ts'

/** The folders from the root down to one. */
export function lineOf(folders: readonly Folder[], id: string | null): Folder[] {
  const folder = folders.find(known => known.id === id)
  return folder ? [...lineOf(folders, folder.parentId), folder] : []
}

/** `Contrats / 2026` */
export const pathOf = (folders: readonly Folder[], id: string) =>
  lineOf(folders, id)
    .map(({ name }) => name)
    .join(' / ')

/** How many documents lie in a folder and in all those below it that are not put aside. */
export const documentsBelow = (folder: Folder, folders: readonly Folder[]): number =>
  folders
    .filter(({ parentId, archived }) => parentId === folder.id && !archived)
    .reduce((sum, child) => sum + documentsBelow(child, folders), folder.documents)
