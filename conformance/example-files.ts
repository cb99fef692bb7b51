import sharp from 'sharp'
import type { Call } from '#kernel/shared/call.ts'
import { line, run, wordFile } from '#kernel/testing/word-file.ts'

const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'green' } })
  .png()
  .toBuffer()

const samples: Record<string, File> = {
  'image/png': new File([new Uint8Array(picture)], 'serre.png', { type: 'image/png' }),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': await wordFile(line(run('Contrat'))),
  'text/csv': new File(['Nom;Prénom;Né le\nPetit;Paul;14/03/1994\n'], 'liste.csv', { type: 'text/csv' }),
}

/** A small file of a kind that the call takes, in each place where it must have one. */
export const filesFor = ({ files = {} }: Call): Record<string, File[]> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([field, { types, optional }]) => {
      const sample = types.map(type => samples[type]).find(Boolean)
      return sample && !optional ? [[field, [sample]]] : []
    }),
  )
