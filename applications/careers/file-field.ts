import { mostBytes, resumeEndings } from '#rh/applicants/applicant-rules.model.ts'
import { lightenPhoto } from './lighten-photo.ts'
import { icon, made } from './made.ts'
import { say } from './texts.ts'
import { wordsBeneath, type Field, inputWithLabel } from './field.ts'

const ofPieces = 'image/*,.heic,.heif,.pdf'

/** Why a file cannot be sent; undefined where it can. */
export function problemOfFile(file: File, key: string) {
  if (file.size > mostBytes) return say('careers.file-too-large', { megabytes: mostBytes / 1_000_000 })
  const name = file.name.toLowerCase()
  if (key === 'resume' && !resumeEndings.some(ending => name.endsWith(ending))) return say('careers.resume-type')
  return undefined
}

/** A paper that is chosen, or photographed at once; photos are made small before they leave. */
export function fileField(field: Field) {
  const { key } = field.asked
  const isResume = key === 'resume'
  const names = made('ul', { class: 'files', 'aria-live': 'polite' })
  const show = (files: readonly File[]) =>
    names.replaceChildren(...files.map(file => made('li', {}, icon('done'), file.name)))
  const error = () => document.getElementById(`${key}-error`)
  const input = made('input', {
    type: 'file',
    ...wordsBeneath(field),
    accept: isResume ? resumeEndings.join(',') : ofPieces,
    multiple: !isResume,
    onchange: async () => {
      const chosen = [...(input.files ?? [])].slice(0, isResume ? 1 : 2)
      const problem = chosen.map(file => problemOfFile(file, key)).find(Boolean)
      const shown = error()
      if (shown) shown.textContent = problem ?? ''
      if (problem) input.value = ''
      const files = problem ? [] : await Promise.all(chosen.map(lightenPhoto))
      field.chooseFiles(files)
      show(files)
    },
  })
  show(field.files)
  return inputWithLabel(
    field,
    made(
      'div',
      { class: 'drop' },
      icon('photo'),
      made('span', {}, say(isResume ? 'careers.choose-resume' : 'careers.choose-photo')),
      input,
    ),
    names,
  )
}
