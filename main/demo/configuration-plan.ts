import type { FieldOption, InputType } from '#platform/configuration/custom-field.model.ts'

const option = (id: string, label: string, active = true): FieldOption => ({ id, label, active })

const optionsOf = {
  housing: [
    option('logement', 'Logement personnel'),
    option('surplace', 'Logé sur place'),
    option('foyersai', 'Foyer des saisonniers'),
  ],
}

type FieldPlan = { key: string; label: string; inputType: InputType; options: readonly FieldOption[] }

export const keys = { boots: 'cbottes1', forklift: 'ccaces01', housing: 'clogemen' } as const

/** What the client wants to know of its employees besides. */
export const fieldsAsked: readonly FieldPlan[] = [
  { key: keys.boots, label: 'Pointure des bottes', inputType: 'integer', options: [] },
  { key: keys.forklift, label: 'CACES valable jusqu’au', inputType: 'date', options: [] },
  { key: keys.housing, label: 'Logement', inputType: 'list', options: optionsOf.housing },
]

type ListPlan = { code: string; label: string; options: readonly FieldOption[] }

export const listsWorded: readonly ListPlan[] = [
  {
    code: 'leavingReasons',
    label: 'Motifs de départ',
    options: [
      option('finsaiso', 'Fin de saison'),
      option('demissio', 'Démission'),
      option('retraite', 'Départ à la retraite'),
      option('rupconve', 'Rupture conventionnelle'),
      option('mutation', 'Mutation', false),
    ],
  },
  {
    code: 'workClothes',
    label: 'Tenues de travail',
    options: [
      option('bottes01', 'Bottes'),
      option('cotte001', 'Cotte'),
      option('gantscul', 'Gants de culture'),
      option('vestefro', 'Veste de chambre froide'),
    ],
  },
]

/** How the company's planning shows those who sign in, by mail. */
export const coloursOnPlanning: Readonly<Record<string, string>> = {
  'rh@val-de-loire.example': '#4A78D0',
  'chef.serre@val-de-loire.example': '#2F8F46',
  'directeur@val-de-loire.example': '#B4631C',
}

export const contactInformation = {
  mail: 'contact@val-de-loire.example',
  phoneNumber: '+33241000102',
  recipientMail: 'recrutement@val-de-loire.example',
  recipientPhoneNumber: '+33612000304',
}

export const retention = {
  contactMail: 'donnees@val-de-loire.example',
  retention: { candidate: 24, employeeFile: 60 },
}

/** The notice in the languages of those who work there. */
export const notices: Readonly<Record<string, string>> = {
  fr: `Les Serres du Val de Loire gardent de vous ce que la loi et votre contrat demandent : état civil, coordonnées, postes tenus et heures faites.

Une candidature non retenue est effacée au bout de deux ans. Le dossier d’un salarié est effacé cinq ans après son départ.

Vous pouvez lire, corriger ou faire effacer vos données : écrivez à donnees@val-de-loire.example. Vous pouvez aussi saisir la CNIL (cnil.fr).`,
  es: `Las Serres du Val de Loire guardan de usted lo que piden la ley y su contrato: estado civil, datos de contacto, puestos y horas trabajadas.

Una candidatura no seleccionada se borra a los dos años. El expediente de un empleado se borra cinco años después de su salida.

Puede leer, corregir o hacer borrar sus datos: escriba a donnees@val-de-loire.example. También puede dirigirse a la CNIL (cnil.fr).`,
}
