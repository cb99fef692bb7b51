import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.hiring.already': 'Cette personne est déjà salariée par cette candidature.',
  'rh.hiring.closed': 'Ce dossier est clos.',
  'rh.hiring.incomplete': 'Toutes les pièces demandées doivent être acceptées.',
  'rh.hiring.mail-link':
    'Bonjour {{firstname}},\n\nPour préparer votre contrat chez {{company}}, envoyez-nous vos pièces avant le {{until}} par ce lien personnel :\n\n{{link}}\n\nÀ la première ouverture sur un appareil, un code à usage unique vous sera envoyé à cette même adresse.',
  'rh.hiring.mail-link-subject': 'Complétez votre dossier chez {{company}}',
  'rh.hiring.mail-rejected':
    'Bonjour {{firstname}},\n\nNous ne pouvons pas garder la pièce « {{piece}} » : {{reason}}\n\nRenvoyez-la par ce lien personnel :\n\n{{link}}\n\nÀ la première ouverture sur un appareil, un code à usage unique vous sera envoyé à cette même adresse.',
  'rh.hiring.mail-rejected-subject': 'Une pièce de votre dossier est à renvoyer',
  'rh.hiring.news': 'Dossiers d’embauche',
  'rh.hiring.news-piece': '{{name}} a envoyé une pièce',
  'rh.hiring.no-birthdate': 'Indiquez sa date de naissance dans son dossier de candidat.',
  'rh.hiring.piece-missing': 'Cette pièce n’est pas arrivée, ou a déjà été regardée.',
  'rh.table.hiring_file': 'Dossier d’embauche d’une candidature',
  'rh.table.hiring_piece': 'Pièce du dossier d’embauche',
  'rh.hiring.mail-reminder':
    'Bonjour {{firstname}},\n\nIl manque encore à votre dossier chez {{company}} :\n{{pieces}}\n\nEnvoyez-les avant le {{until}} par ce lien personnel :\n\n{{link}}\n\nÀ la première ouverture sur un appareil, un code à usage unique vous sera envoyé à cette même adresse.',
  'rh.hiring.mail-reminder-subject': 'Il manque des pièces à votre dossier chez {{company}}',
  'rh.hiring.mail-code':
    'Bonjour,\n\nVotre code pour ouvrir votre dossier d’embauche : {{code}}\n\nIl vaut {{minutes}} minutes. Ne le donnez à personne.',
  'rh.hiring.mail-code-subject': '{{code}} : le code de votre dossier',
  'rh.hiring.wrong-code':
    'Ce code n’est pas le bon, ou ne vaut plus. Demandez-en un autre ; après cinq essais, attendez dix minutes.',
  'rh.hiring.guardian-is-the-minor':
    'Le responsable légal doit avoir un mail et un téléphone qui ne sont pas ceux de la personne : il signe pour elle.',
} satisfies Labels
