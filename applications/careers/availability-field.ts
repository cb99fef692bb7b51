import { made } from './made.ts'
import { daysInWords } from './offer-in-words.ts'
import { say } from './texts.ts'
import { type Field, groupOfInputs } from './field.ts'

export type Range = { start: string; end: string }
export type Availability = { isWholeSeason: boolean; ranges: Range[] }

const blank = (): Range => ({ start: '', end: '' })

/** What was said of it so far; for an offer with an end, all of its days unless somebody says otherwise. */
export const availabilityOf = ({ value, offer }: Pick<Field, 'value' | 'offer'>): Availability =>
  (value as Availability | undefined) ?? { isWholeSeason: Boolean(offer?.endsOn), ranges: [blank()] }

/** The days that are sent: those of the offer, or those that were typed. */
export function rangesOf({ isWholeSeason, ranges }: Availability, offer: Field['offer']): Range[] {
  if (isWholeSeason && offer?.endsOn) return [{ start: offer.startsOn, end: offer.endsOn }]
  return ranges.filter(({ start, end }) => start || end)
}

export function availabilityField(field: Field) {
  const said = availabilityOf(field)
  if (field.value === undefined) field.change(said)
  const holder = made('div', {})
  const tell = () => {
    field.change(said)
    draw()
  }
  const draw = () =>
    holder.replaceChildren(
      ...(field.offer?.endsOn ? [seasonOrOther(field, said, tell)] : []),
      ...(said.isWholeSeason && field.offer?.endsOn ? [] : [typedRanges(said, field, tell)]),
    )
  draw()
  return groupOfInputs(field, holder)
}

function seasonOrOther({ offer }: Field, said: Availability, tell: () => void) {
  const option = (isWholeSeason: boolean, title: string, text: string) =>
    made(
      'label',
      {},
      made('input', {
        type: 'radio',
        name: 'availability',
        checked: said.isWholeSeason === isWholeSeason,
        onchange: () => {
          said.isWholeSeason = isWholeSeason
          tell()
        },
      }),
      made('span', {}, made('strong', {}, title), made('small', {}, text)),
    )
  return made(
    'div',
    { class: 'tiles one' },
    option(true, say('careers.whole-season'), offer ? daysInWords(offer) : ''),
    option(false, say('careers.other-dates'), say('careers.other-dates-text')),
  )
}

const today = () => new Date().toISOString().slice(0, 10)

function typedRanges(said: Availability, field: Field, tell: () => void) {
  const input = (range: Range, end: keyof Range, index: number) =>
    made(
      'label',
      {},
      made('span', {}, say(`careers.range-${end}`)),
      made('input', {
        type: 'date',
        id: index === 0 && end === 'start' ? 'availabilities' : null,
        min: today(),
        value: range[end],
        onchange: (event: Event) => {
          range[end] = (event.target as HTMLInputElement).value
          field.change(said)
        },
      }),
    )
  const rows = said.ranges.map((range, index) =>
    made('div', { class: 'range' }, input(range, 'start', index), input(range, 'end', index)),
  )
  const more = made(
    'button',
    {
      type: 'button',
      class: 'quiet',
      onclick: () => {
        said.ranges.push(blank())
        tell()
      },
    },
    say('careers.more-dates'),
  )
  return made('div', {}, ...rows, more)
}
