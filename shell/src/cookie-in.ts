/** Value of a cookie in a list of them, as `document.cookie` and the request's header have it. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
