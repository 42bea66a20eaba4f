/**
 * The part of the router that the shell offers to the remotes. In every build `react-router-dom` resolves to
 * this module: explicit exports let the bundler drop the rest (the whole router costs 65 kB compressed, this
 * part 13 kB), and the compiler refuses a remote that imports more.
 */

export type { Params, RouteObject, To } from 'react-router'
export {
  Navigate,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router'
export { Link, NavLink } from './link.tsx'
