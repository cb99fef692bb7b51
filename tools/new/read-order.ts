import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ElementDeclaration, elementPath } from '#kernel/shared/application.ts'
import { type Names } from '#kernel/shared/names.ts'
import { applications } from '#main/applications.ts'
import { declaredCalls } from '#main/calls.ts'
import type { NewApplication } from './application-files.ts'
import { kindsOfNoun, type KindOfNoun, type Noun, wordsOf } from './noun.ts'

const usage = `Usage : npm run new application essai
        npm run new list essai/lots
        npm run new reference essai/crates
        npm run new form essai/settings
  application        un dossier, son schéma, sa place dans le menu
  list               une liste par pages : ajouter, modifier, archiver, rétablir, chercher, exporter, historique
  reference          la même, courte, qui vient entière
  form               un formulaire que le client remplit une fois
  essai/lots         l’application et le nom de ses objets, en anglais, au pluriel
  --one lot          le singulier, quand il ne se lit pas dans le pluriel
  --element rh/x     l’élément existant qui porte le droit et la page (npm run routes les montre)
  --fr --en --es --ar   ce que les gens lisent, dans chaque langue
  --more             d’autres suivent : les types et les droits des tables s’écrivent avec le dernier`

export type Order = ({ application: NewApplication } | { noun: Noun }) & { more: boolean }

/** Ends with one line, and how the command is written. */
function refuse(reason: string): never {
  console.error(`${reason}\n\n${usage}`)
  process.exit(1)
}

/** What the command asks for; a person is told in one sentence what it is not. */
export function readOrder(root: string): Order {
  const name = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      one: name,
      element: name,
      fr: name,
      en: name,
      es: name,
      ar: name,
      more: { type: 'boolean', default: false },
    },
  })
  const [kind = '', place = ''] = positionals
  const names = (usual: string): Names => {
    const fr = values.fr ?? usual
    return { fr, en: values.en ?? fr, es: values.es ?? fr, ar: values.ar ?? `صفحة ${fr}` }
  }
  const { more } = values
  if (kind === 'application') return { application: applicationMeant(root, place, names(capitalised(place))), more }
  if (!kindsOfNoun.some(known => known === kind)) refuse('Que faut-il créer ?')
  const asked = { kind: kind as KindOfNoun, place, one: values.one, element: values.element, names }
  return { noun: nounMeant(root, asked), more }
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')

function applicationMeant(root: string, code: string, names: Names): NewApplication {
  if (!/^[a-z]+$/.test(code)) refuse('Le code d’une application est un mot, en minuscules.')
  if (existsSync(join(root, `applications/${code}`))) refuse(`applications/${code} existe déjà.`)
  return { id: Math.max(...applications.map(({ id }) => id)) + 1, code, names }
}

type NounAsked = {
  kind: KindOfNoun
  place: string
  one: string | undefined
  element: string | undefined
  names: (usual: string) => Names
}

function nounMeant(root: string, { kind, place, one, element, names }: NounAsked): Noun {
  const [application = '', many = ''] = place.split('/')
  if (!/^[a-z]+(-[a-z]+)*$/.test(many)) refuse('Le nom des objets s’écrit comme harvest-lots.')
  const manifest = applications.find(({ code }) => code === application)
  if (!manifest) refuse(`Il n’y a pas d’application « ${application} ».`)
  if (existsSync(join(root, `applications/${place}`))) refuse(`applications/${place} existe déjà.`)
  const declared = withDescendants(manifest.root).find(known => elementPath(known) === element)
  if (element !== undefined && !declared) refuse(`L’application ${application} n’a pas d’élément « ${element} ».`)
  const routePath = declared?.routePath ?? `/${application}/${many.replaceAll('-', '_')}`
  const noun: Noun = {
    kind,
    application,
    many,
    one: one ?? (kind === 'form' ? many : singularOf(many)),
    element: element ?? routePath.slice(1),
    routePath,
    hasElement: declared !== undefined,
    title: declared?.name ?? names(capitalised(many)),
  }
  const taken = declaredCalls.flatMap(calls => Object.keys(calls)).find(name => name === `edit${wordsOf(noun).One}`)
  if (taken) refuse(`L’appel ${taken} existe déjà : dites-en plus dans le nom.`)
  return noun
}

const singularOf = (many: string) => (many.endsWith('ies') ? many.replace(/ies$/, 'y') : many.replace(/s$/, ''))

const withDescendants = (element: ElementDeclaration): ElementDeclaration[] => [
  element,
  ...(element.children ?? []).flatMap(withDescendants),
]
