import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.reauth-required': 'أكّد هويتك: اكتب كلمة المرور.',
  'identity.mfa-required': 'فعّل التحقق بخطوتين في حسابك للمتابعة.',
  'identity.mfa.wrong-code': 'هذا الرمز غير صحيح أو سبق استعماله. انتظر الرمز التالي.',
  'identity.mfa.not-started': 'ابدأ من جديد: لا يُنتظر أي رمز.',
  'identity.mfa.not-enrolled': 'التحقق بخطوتين غير مفعّل لهذا الحساب.',
  'identity.mfa.mandatory': 'دورك يفرض التحقق بخطوتين: لا يمكن إيقافه.',
  'identity.wrong-password': 'هذه ليست كلمة مرورك الحالية.',
  'identity.temporary-password-expired': 'انتهت صلاحية كلمة المرور المؤقتة. اطلب كلمة جديدة.',
  'identity.link-used': 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.',
  'identity.office-account': 'يسجّل هذا الشخص دخوله عبر شركته: ليست له كلمة مرور هنا.',
  'identity.invite.super-role': 'هذا العنوان لحساب من حسابات المنصة: فهو لا ينتمي إلى أي عميل.',
  'identity.setup.wrong-code': 'ليس هذا هو الرمز الذي كتبه الخادم عند تشغيله.',
  'identity.setup.mail-taken': 'يوجد حساب بهذا العنوان: أعطِ عنوانًا آخر.',
  'identity.password.too-short': '{{minimum}} حرفًا على الأقل، والجملة مناسبة.',
  'identity.password.too-long': '256 بايت على الأكثر: اختصر جملتك.',
  'identity.password.too-common': 'كلمة المرور هذه شائعة جدًا. اختر جملة خاصة بك.',
  'identity.password.too-close': 'كلمة المرور هذه قريبة جدًا من اسمك أو من عميلك أو من Sillon. أضف كلمات خاصة بك.',
  'identity.password.breached': 'كلمة المرور هذه موجودة في قائمة مسروقة. اختر غيرها.',
  'identity.password.unchanged': 'اختر كلمة مرور تختلف عن الحالية.',
  'identity.sso.refused': 'تعذّر الدخول عبر شركتك. اتصل بالمسؤول لديك.',
  'identity.provider.key-form': 'أحرف لاتينية صغيرة وأرقام وشرطات: val-de-loire.',
  'identity.provider.domain-form': 'أدخل نطاق بريد: example.com.',
  'identity.provider.one-tenant':
    'أدخل عنوان مؤسسة واحدة لدى Microsoft:‏ https://login.microsoftonline.com/(المعرّف)/v2.0.',
  'identity.provider.creates-in-client': 'اختر العميل الذي ستنتمي إليه الحسابات الجديدة.',
  'identity.provider.unknown-client': 'هذا العميل غير موجود.',
  'identity.provider.domain-taken': 'أحد هذه النطاقات يخص مزوّدًا آخر.',
  'identity.provider.no-answer': 'لا يردّ أي مزوّد هوية على هذا العنوان. تحقّق منه ومن أنه يوقّع بخوارزمية RS256 أو ES256.',
  'identity.mail.frame': 'مرحبًا {{firstname}}،\n\n{{text}}\n\nSillon',
  'identity.mail.passwordReset.subject': 'كلمة مرورك الجديدة في Sillon',
  'identity.mail.passwordReset.text':
    'طُلبت كلمة مرور جديدة لحسابك.\n\nافتح هذه الصفحة:\n{{link}}\n\nثم اكتب فيها هذا الرمز: {{code}}\n\nيصلح الرابط والرمز لمدة 10 دقائق. إن لم تطلب شيئًا فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
  'identity.mail.passwordResetOffice.subject': 'تسجيل دخولك إلى Sillon',
  'identity.mail.passwordResetOffice.text':
    'طُلبت كلمة مرور جديدة لحسابك، لكنك تسجّل دخولك إلى Sillon عبر شركتك: لا توجد كلمة مرور لتغييرها هنا.\n\nافتح هذه الصفحة واختر تسجيل الدخول عبر شركتك:\n{{link}}\n\nإن لم تطلب شيئًا فلا تفعل شيئًا.',
  'identity.mail.passwordChanged.subject': 'تم تغيير كلمة مرورك في Sillon',
  'identity.mail.passwordChanged.text':
    'تم للتو تغيير كلمة مرور حسابك، وأُغلقت جلساتك الأخرى.\n\nإن لم تكن أنت من فعل ذلك، فاطلب فورًا كلمة مرور جديدة من صفحة تسجيل الدخول وأبلغ مديرك:\n{{link}}',
  'identity.mail.activation.subject': 'حسابك في Sillon في انتظارك',
  'identity.mail.activation.text':
    'فُتح لك حساب في Sillon. اختر كلمة مرورك في هذه الصفحة:\n{{link}}\n\nيصلح الرابط لمدة 72 ساعة ولمرة واحدة. بعد ذلك اطلب رابطًا آخر من مديرك.',
  'identity.mail.temporaryPassword.subject': 'كلمة مرور مؤقتة لـ Sillon',
  'identity.mail.temporaryPassword.text':
    'أعطاك أحد المديرين كلمة مرور مؤقتة، وأُغلقت جلساتك. سيسلّمها إليك بنفسه: ليست في هذه الرسالة.\n\nسجّل دخولك بها خلال 72 ساعة، ثم اختر كلمتك الخاصة:\n{{link}}\n\nإن لم تكن تنتظر شيئًا، فأبلغ مديرك.',
  'identity.mail.refreshReuse.subject': 'أُغلقت جلستك في Sillon حفاظًا على الأمان',
  'identity.mail.refreshReuse.text':
    'قُدّم مرة ثانية إثبات دخول سبق استبداله: ربما نسخه أحد. لذلك أُغلقت جلستك.\n\nسجّل دخولك من جديد، وإن ساورك شك في جهازك فغيّر كلمة مرورك:\n{{link}}',
  'identity.mail.mfaReset.subject': 'أُعيد ضبط التحقق بخطوتين في Sillon',
  'identity.mail.mfaReset.text':
    'أعاد أحد المديرين ضبط التحقق بخطوتين لحسابك. يمكنك تفعيله من جديد على هاتفك بعد تسجيل الدخول:\n{{link}}\n\nإن لم تطلب ذلك، فأبلغ مديرك.',
  'identity.mail.accountLinked.subject': 'لحسابك في Sillon عميل جديد',
  'identity.mail.accountLinked.text':
    'أُضيف عميل آخر إلى حسابك. ستجده عند اختيار العميل بعد تسجيل الدخول:\n{{link}}\n\nإن كنت لا تعرف هذا العميل، فأبلغ مديرك.',
  'identity.mail.officeInvited.subject': 'شركتك تفتح لك Sillon',
  'identity.mail.officeInvited.text': 'فُتح لك حساب على Sillon. سجّل الدخول بحساب شركتك، دون كلمة مرور أخرى:\n{{link}}',
  'identity.mail.superRolesChanged.subject': 'تغيّرت صلاحيات مدير عام للمنصة',
  'identity.mail.superRolesChanged.text':
    'مُنح {{about}} للتو دور المدير العام أو المطوّر العام للمنصة أو سُحب منه. تحقق من ذلك في قائمة المستخدمين:\n{{link}}\n\nإذا فاجأك هذا التغيير فتحدث إلى زملائك دون تأخير.',
  'identity.mail.mailChange.subject': 'أكّد عنوانك في Sillon',
  'identity.mail.mailChange.text':
    'أُعطي هذا العنوان عنوانًا جديدًا لحساب في Sillon. أكّده في هذه الصفحة:\n{{link}}\n\nيصلح الرابط لمدة 24 ساعة. ما لم تؤكّده يبقى العنوان السابق هو المعتمد. إن لم تكن أنت من فعل ذلك، فلا تفعل شيئًا.',
  'identity.mail.mailChangeAsked.subject': 'طُلب عنوان آخر لحسابك في Sillon',
  'identity.mail.mailChangeAsked.text':
    'طُلب عنوان آخر لحسابك. سيحل محل هذا العنوان بعد تأكيده:\n{{link}}\n\nإن لم تكن أنت من فعل ذلك، فغيّر كلمة مرورك فورًا: عندئذ يبطل الطلب.',
} satisfies Labels
