/** Who is known to the dossier, by matricule. */
export const knownPeople = ['1042', '1043', '1044']

/** What may be entered in it: examples, since every dossier has its own. */
export const variablesOfDossier = [
  { nom: 'EX-HN', libelleLong: 'Heures normales (exemple)' },
  { nom: 'EX-HS25', libelleLong: 'Heures supplémentaires 25 % (exemple)' },
  { nom: 'EX-HS50', libelleLong: 'Heures supplémentaires 50 % (exemple)' },
  { nom: 'EX-NUIT', libelleLong: 'Heures de nuit (exemple)' },
  { nom: 'EX-CP', libelleLong: 'Congés payés (exemple)' },
  { nom: 'EX-MAL', libelleLong: 'Maladie (exemple)' },
  { nom: 'EX-ANCIEN', libelleLong: 'Ancienne variable', masquee: true },
].map((variable, index) => ({ masquee: false, famille: 'EXEMPLES', ordre: String(index), ...variable }))

/** What each function that enters something asks for, by its own names. */
const functions: Record<string, { part: string; needs: readonly string[] }> = {
  'ActivitesEtHeures/SalarieAjouterHeures': {
    part: 'heures',
    needs: ['periodeHeures', 'codeHeures', 'nombreHeures', 'ajouter'],
  },
  'ElementsVariables/SalarieAjouterElementVariable': {
    part: 'elementVariable',
    needs: ['periodeElementVariable', 'codeElementVariable', 'montantElementVariable'],
  },
  'Absences/SalarieAjouterAbsenceV2': {
    part: 'absenceV2',
    needs: ['codeAbsence', 'dateDebutAbsence', 'dateFinAbsence'],
  },
}

/** Null where the function is none that enters something. */
export function enteredIn(name: string, told: object): object | 'incomplete' | null {
  const known = functions[name]
  if (!known) return null
  const entered = (told as Record<string, unknown>)[known.part]
  const isWhole = typeof entered === 'object' && entered !== null && known.needs.every(need => need in entered)
  return isWhole ? { ...entered } : 'incomplete'
}
