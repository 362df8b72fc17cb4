// The few pages that the web host shows to someone who is not in, and their policy: text and nothing else.

export const pagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} · Sparrow Logbook</title>
<h1>${title}</h1>
${body}
</html>
`

/** Also met after the right link was clicked on another site's page: the browser holds the cookie back for that one step. */
export const strangerPage = page(
  'Please use the link',
  `<p>Sparrow Logbook runs here, and only the link that it printed when it started leads in.</p>
<p>If you have just opened that link, <a href="/">go on to the logbook</a>.</p>`,
)

export const wrongTokenPage = page(
  'This link leads nowhere',
  '<p>It is incomplete, or it belongs to an earlier start. Use the link that Sparrow Logbook printed last.</p>',
)

export const waitPage = (seconds: number): string =>
  page(
    'Too many wrong links',
    `<p>Nobody is let in for ${String(seconds)} seconds. Then use the link that Sparrow Logbook printed last.</p>`,
  )

export const wrongHostPage = page('Wrong address', '<p>Sparrow Logbook answers only at the address it printed.</p>')

export const wrongScreenAddressPage = page(
  'Wrong address',
  '<p>Use the address that Sparrow Logbook shows on the laptop, with its figures.</p>',
)

export const wrongOriginPage = page('Refused', '<p>Another site may not use Sparrow Logbook.</p>')

export const wrongMethodPage = page('Refused', '<p>This address cannot be used in that way.</p>')
