/// <reference path="../../shared/src/assets.d.ts" />
