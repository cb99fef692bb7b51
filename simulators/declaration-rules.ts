/** A declaration as an organism reads it, whatever the form in which it came. Days are ISO. */
export type ToldDeclaration = {
  siret: string
  surname: string
  firstnames: string
  sex: string
  nir: string
  nirKey: string
  birthDate: string
  birthDepartment: string
  postCode: string
  nature: string
  hiringDate: string
  hiringTime: string
  endDate: string
}

export type Objection = { zone: string; code: string; message: string }

/** What an organism objects to a declaration (design of DPAE, section 10). */
export function objectionsTo(told: ToldDeclaration, now: Temporal.Instant): Objection[] {
  const today = now.toZonedDateTimeISO('Europe/Paris').toPlainDate()
  return rules.filter(({ isBroken }) => isBroken(told, today)).map(({ isBroken: _, ...objection }) => objection)
}

/** The same hiring told twice: of the same establishment, the same person and the same hour. */
export const keyOf = ({ siret, nir, surname, birthDate, hiringDate, hiringTime }: ToldDeclaration) =>
  [siret, nir || `${surname} ${birthDate}`, hiringDate, hiringTime].join('|')

type Rule = Objection & { isBroken: (told: ToldDeclaration, today: Temporal.PlainDate) => boolean }

const number = 'Numero de securite sociale invalide'

const rules: readonly Rule[] = [
  {
    zone: 'SIRET',
    code: 'S01',
    message: 'Numero SIRET invalide',
    isBroken: ({ siret }) => !/^\d{14}$/.test(siret) || !isLuhn(siret),
  },
  {
    zone: 'NIR',
    code: 'N01',
    message: number,
    isBroken: ({ nir, nirKey }) => nir !== '' && (!/^\d{5}[\dAB]{2}\d{6}$/.test(nir) || keyOfNir(nir) !== nirKey),
  },
  {
    zone: 'SEXE',
    code: 'N02',
    message: 'Sexe incoherent avec le numero',
    isBroken: ({ nir, sex }) => nir !== '' && (Number(nir[0]) % 2 === 1 ? '1' : '2') !== sex,
  },
  {
    zone: 'DATE_NAISSANCE',
    code: 'N03',
    message: 'Date de naissance incoherente avec le numero',
    isBroken: ({ nir, birthDate }) =>
      nir !== '' && Number(nir.slice(3, 5)) <= 12 && `${nir.slice(1, 3)}-${nir.slice(3, 5)}` !== birthDate.slice(2, 7),
  },
  {
    zone: 'DEPARTEMENT_NAISSANCE',
    code: 'N04',
    message: 'Departement de naissance incoherent avec le numero',
    isBroken: ({ nir, birthDepartment }) => nir !== '' && nir.slice(5, 7) !== birthDepartment.slice(0, 2),
  },
  {
    zone: 'CODE_POSTAL',
    code: 'A01',
    message: 'Code postal inconnu',
    isBroken: ({ postCode }) => !/^(0[1-9]|[1-8]\d|9[0-8])\d{3}$/.test(postCode),
  },
  {
    zone: 'DATE_FIN',
    code: 'C01',
    message: 'Fin de contrat absente',
    isBroken: ({ nature, endDate }) => nature === 'CDD' && endDate === '',
  },
  {
    zone: 'DATE_FIN',
    code: 'C02',
    message: 'Fin de contrat anterieure a l embauche',
    isBroken: ({ hiringDate, endDate }) => endDate !== '' && endDate < hiringDate,
  },
  {
    zone: 'DATE_EMBAUCHE',
    code: 'C03',
    message: 'Embauche a plus de huit jours',
    isBroken: ({ hiringDate }, today) =>
      Temporal.PlainDate.compare(Temporal.PlainDate.from(hiringDate), today.add({ days: 8 })) > 0,
  },
  {
    zone: 'NOM',
    code: 'T01',
    message: number,
    isBroken: ({ surname }) => surname.startsWith('TESTREJET'),
  },
]

const keyOfNir = (nir: string) =>
  String(97n - (BigInt(nir.replace('2A', '19').replace('2B', '18')) % 97n)).padStart(2, '0')

function isLuhn(digits: string) {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
