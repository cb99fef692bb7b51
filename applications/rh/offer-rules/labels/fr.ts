import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer-rules.title': 'Paramétrage des offres',
  'rh.offer-rules.conditions': 'Conditions communes',
  'rh.offer-rules.conditions-help': 'Écrites dans chaque nouvelle offre dont le modèle n’en dit rien.',
  'rh.offer-rules.on-feed': 'Les nouvelles offres vont dans le flux des sites d’emploi',
  'rh.offer-rules.on-poster': 'Les nouvelles offres ont une affiche',
  'rh.offer-rules.context': 'Ce par quoi une offre commence, et ce que reçoivent ceux qui sont refusés',
  'rh.offer-rules.beginning': 'Ce que dit toute nouvelle offre',
  'rh.offer-rules.questionnaires': 'Questionnaires',
  'rh.offer-rules.questionnaires-where': 'Les questionnaires s’écrivent dans la configuration',
  'rh.offer-rules.questionnaires-text':
    'Composant « Questionnaires » du recrutement. Une fois publiés, ils se remplissent sur la page d’une candidature.',
  'rh.offer-rules.configure': 'Ouvrir la configuration',
  'rh.refusal.title': 'Motifs de refus et réponses',
  'rh.refusal.proposed': 'Proposé',
  'rh.refusal.is-proposed': 'Proposer ce motif à qui refuse une candidature',
  'rh.refusal.letter': 'Réponse au candidat',
  'rh.refusal.letter-help':
    'Vide : la réponse habituelle. {{firstname}} et {{company}} se remplacent à l’envoi ; le motif n’est jamais dit au candidat.',
  'rh.refusal.usual': 'Réponse habituelle',
  'rh.refusal.search': 'Rechercher un motif',
  'rh.refusal.new': 'Nouveau motif',
  'rh.refusal.name-taken': 'Un autre motif porte ce nom.',
  'rh.refusal.none': 'Aucun motif',
  'rh.refusal.always-proposed': '« Autre » reste toujours proposé.',
} satisfies Labels
