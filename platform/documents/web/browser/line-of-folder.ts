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
