import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.staff-import.hired-on': 'À défaut, date d’embauche',
  'rh.staff-import.place-ambiguous': 'Plusieurs lieux portent ce nom : {{near}}. Précisez le site ou l’unité.',
  'rh.staff-import.place-unknown':
    'Lieu introuvable dans la société de la ligne : corrigez son nom, ou créez-le d’abord.',
  'rh.staff-import.place-unknown-near':
    'Lieu introuvable dans la société de la ligne. Noms proches : {{near}}. Corrigez le nom, ou créez d’abord le lieu.',
  'rh.staff-import.place-without-company':
    'Un lieu est celui d’une société : ajoutez la colonne Société, ou choisissez-la pour toutes les lignes.',
  'rh.staff-import.placed-on': 'Lieu et poste à partir du',
  'rh.staff-import.places-given': 'Lieux donnés',
  'rh.staff-import.places-to-give': 'Lieux à donner',
  'rh.staff-import.position-ambiguous':
    'Plusieurs postes répondent à ce nom ou à ce code : {{near}}. Écrivez le nom exact du poste.',
  'rh.staff-import.position-closed':
    'vos droits ne permettent pas d’écrire la rémunération et le poste. Confiez cette colonne à un collègue, ou importez sans elle.',
  'rh.staff-import.position-ignored':
    'Poste laissé de côté : vos droits ne permettent pas de l’écrire pour cette personne.',
  'rh.staff-import.position-kept':
    'Poste laissé tel quel : le contrat ou les conditions de cette personne le fixent. Changez-le dans son dossier.',
  'rh.staff-import.position-unknown':
    'Poste introuvable pour la société de la ligne : corrigez son nom ou son code, ou créez-le d’abord.',
  'rh.staff-import.position-unknown-near':
    'Poste introuvable pour la société de la ligne. Noms proches : {{near}}. Corrigez le nom, ou créez d’abord le poste.',
  'rh.staff-import.positions-given': 'Postes donnés',
  'rh.staff-import.positions-to-give': 'Postes à donner',
  'rh.staff-import.rights-changed':
    'Les droits de votre organisation viennent de changer : l’import s’est arrêté après les lignes en cours. Reprenez-le pour continuer avec vos droits du moment.',
} satisfies Labels
